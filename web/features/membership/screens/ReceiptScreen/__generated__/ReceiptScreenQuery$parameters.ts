/**
 * @generated SignedSource<<3e868be73c66bce3ec67a4c90f14210c>>
 * @relayHash dbfda7d711a5702025aa130ebe2ec83b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab391677f594dea0bdbb909708d00fd6c89ae66d2c4fca49bd233d61d73c48be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptScreenQuery } from './ReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab391677f594dea0bdbb909708d00fd6c89ae66d2c4fca49bd233d61d73c48be",
    "metadata": {},
    "name": "ReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
