/**
 * @generated SignedSource<<4bbaccecea63559cc9bb470f2cd6ef0e>>
 * @relayHash 26051b9b1d5712baae377f891887b5e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 353c4dab4b949fe920432a8b1a7b244f582d9f8edb89ae98ea63dd5d394d2967

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "353c4dab4b949fe920432a8b1a7b244f582d9f8edb89ae98ea63dd5d394d2967",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
