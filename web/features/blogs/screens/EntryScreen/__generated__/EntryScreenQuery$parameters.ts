/**
 * @generated SignedSource<<2bf613e2ef3a0cb410abe16f43657507>>
 * @relayHash 451d248c2d56800d0fcd7e56ee1db235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99237b1505f3a2dfc4c4d59c48c3fb33dea01d720f727037f40cae4c06f361c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99237b1505f3a2dfc4c4d59c48c3fb33dea01d720f727037f40cae4c06f361c9",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
