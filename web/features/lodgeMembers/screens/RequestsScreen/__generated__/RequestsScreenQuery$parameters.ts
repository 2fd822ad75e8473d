/**
 * @generated SignedSource<<f11a548786a57e2fc175ce0b5e6b3f03>>
 * @relayHash edf8d82227724609c35f1160fc52bb62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 742289b72d6a0438901c7586ed8358d6cb3784e952783e0724435e78fb9edea2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "742289b72d6a0438901c7586ed8358d6cb3784e952783e0724435e78fb9edea2",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
