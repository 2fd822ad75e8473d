/**
 * @generated SignedSource<<96704e7b72a892f16c3a82aa7bf75d7e>>
 * @relayHash 5e5b42939bfee2427fcd537e6d506021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a7cb1f3839d96ec578ab2603452ee11a51a9fbbf5789672f9c4755c19ed4e8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a7cb1f3839d96ec578ab2603452ee11a51a9fbbf5789672f9c4755c19ed4e8e",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
