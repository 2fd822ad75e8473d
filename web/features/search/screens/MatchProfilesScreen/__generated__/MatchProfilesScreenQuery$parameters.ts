/**
 * @generated SignedSource<<41ee429782ec6ef6d95c0aa929507854>>
 * @relayHash 42cd0f1afbe7b406ca9632d2bd56c089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3129dc5dd1a105bc55a19f3e663c672619b5e93f8c779269522a37d449c8fd07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3129dc5dd1a105bc55a19f3e663c672619b5e93f8c779269522a37d449c8fd07",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
