/**
 * @generated SignedSource<<a88c28907c080b5a08a397b9d1686db4>>
 * @relayHash 3eec6f5dc4bfe972e8042ef25ae319d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a617163bf6d2fbe7a33a30fd3ca9b73ffab95dba39284b5c81eb3aa6cebd7be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptScreenQuery } from './ReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a617163bf6d2fbe7a33a30fd3ca9b73ffab95dba39284b5c81eb3aa6cebd7be",
    "metadata": {},
    "name": "ReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
