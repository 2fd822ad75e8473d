/**
 * @generated SignedSource<<6a9ec2e1c8567ce7ce8ce66d0d1dce58>>
 * @relayHash f9da6e9bc0d0fefdee541d04bf1e9dbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55873cf19385016ec1140b1904173706a4d1a48b13210f31e8d77fc645a794a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d55873cf19385016ec1140b1904173706a4d1a48b13210f31e8d77fc645a794a",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
