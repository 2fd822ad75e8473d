/**
 * @generated SignedSource<<a84573eccc6b6b85792e630a319110fb>>
 * @relayHash 8d84806c795eee16e9d05784586f3688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c3bea3b2c96035424d998add5d68629079a12f6fc557b8c935e7349d799e4e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c3bea3b2c96035424d998add5d68629079a12f6fc557b8c935e7349d799e4e7",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
