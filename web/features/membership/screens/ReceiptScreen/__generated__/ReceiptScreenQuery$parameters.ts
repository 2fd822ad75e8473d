/**
 * @generated SignedSource<<3d0042e3955e7c98f577ac0b4f907913>>
 * @relayHash 0cf118117a12a9dc667defc580594d2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 200cb9264546e5a693426d9da3b7409fb6ce1e6313710bad2d60312689261f65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptScreenQuery } from './ReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "200cb9264546e5a693426d9da3b7409fb6ce1e6313710bad2d60312689261f65",
    "metadata": {},
    "name": "ReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
