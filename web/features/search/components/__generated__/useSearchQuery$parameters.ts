/**
 * @generated SignedSource<<961bee43b1e7c247ea64b62291824815>>
 * @relayHash c33d4165f859f337eaaecd99a58a263b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9892b5e69f88ff7613048c9661df417045a4d2e64753c542971b2797286ec813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9892b5e69f88ff7613048c9661df417045a4d2e64753c542971b2797286ec813",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
