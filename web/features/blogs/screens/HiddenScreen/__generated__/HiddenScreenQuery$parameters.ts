/**
 * @generated SignedSource<<a5f992ef864d19ca39dca322e3361ac0>>
 * @relayHash 2cf94ab653584c8ed3fce3166799abf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78f54aa56a6943da2cbb9bc8a9b30a6cd4b33ec4f3c03a248ff850a20bdb8795

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78f54aa56a6943da2cbb9bc8a9b30a6cd4b33ec4f3c03a248ff850a20bdb8795",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
