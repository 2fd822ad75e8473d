/**
 * @generated SignedSource<<840cf6035797a7e2a0a782616a4f3d28>>
 * @relayHash b7e7058e82953a1733cc7a5b5601f147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5062d9d08e1583b79a94ad38a5b5c0b47cbe390cb4470cb87116e95ed38d4b6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActAsScreenQuery } from './ActAsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActAsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5062d9d08e1583b79a94ad38a5b5c0b47cbe390cb4470cb87116e95ed38d4b6d",
    "metadata": {},
    "name": "ActAsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
