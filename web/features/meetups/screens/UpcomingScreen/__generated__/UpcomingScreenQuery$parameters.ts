/**
 * @generated SignedSource<<22bf0419c0064a703921a61de1e5c1fb>>
 * @relayHash 83fe2f5c30be99edf0e6237f772a0c36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb391dfffc0cd801e03842a0f0693011005187c74bea0bb192a4e722107e312b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb391dfffc0cd801e03842a0f0693011005187c74bea0bb192a4e722107e312b",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
