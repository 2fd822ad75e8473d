/**
 * @generated SignedSource<<123ec6b37d01a8fc2af309648bda6df2>>
 * @relayHash 510a2ac7fcdcc5f870af722ada0e7e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f5491fea9778b6a1518d3150ac2af21d95844ff898610745c17513da0bd8481

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f5491fea9778b6a1518d3150ac2af21d95844ff898610745c17513da0bd8481",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
