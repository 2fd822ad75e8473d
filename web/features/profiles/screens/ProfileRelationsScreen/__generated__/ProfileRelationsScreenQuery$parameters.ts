/**
 * @generated SignedSource<<e15cf8249bc543d28d912a83320b1e89>>
 * @relayHash e0f0f2c0cd6423eb98bb83d5a901b5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eae6b163ca5f3b7229bcda95c10a5e33f05123742f0cbbb979b293cccc2b449

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6eae6b163ca5f3b7229bcda95c10a5e33f05123742f0cbbb979b293cccc2b449",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
