/**
 * @generated SignedSource<<f1e57e6d6b9d81504810a29b67691501>>
 * @relayHash 8b6dc1f2efe03585c104db422bad189a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8057287d5b0a3a0f38f0ba1149a340538e163d9f47099932f6a96244bdc80a13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8057287d5b0a3a0f38f0ba1149a340538e163d9f47099932f6a96244bdc80a13",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
