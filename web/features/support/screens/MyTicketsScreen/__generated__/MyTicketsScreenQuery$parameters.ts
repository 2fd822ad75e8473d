/**
 * @generated SignedSource<<46a104f7329c12bc66f07b86f5b66cf4>>
 * @relayHash ca7c7d735d7d7ed76f23aeb88ef28dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 417f90b2f9ffafbdba7002c0e0bcc7bb61a63ce2287021b84ffb200404c8ad59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "417f90b2f9ffafbdba7002c0e0bcc7bb61a63ce2287021b84ffb200404c8ad59",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
