/**
 * @generated SignedSource<<7a88b5e7263061240739ee20617b1b6e>>
 * @relayHash 22f0c88351c8a22ae1ab0d638c15679a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d2625491fd2ac0e6e71bb08ffd6b389bc97e048d11f8f9cb6f877027ca41c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStoryScreenQuery } from './OrderStoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrderStoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17d2625491fd2ac0e6e71bb08ffd6b389bc97e048d11f8f9cb6f877027ca41c0",
    "metadata": {},
    "name": "OrderStoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
