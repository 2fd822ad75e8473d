/**
 * @generated SignedSource<<7030c3f114739b33d20b9ce464bb5b9e>>
 * @relayHash 0a439f29ad8b61b575f18047ab0819eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d137e4faa445c7de7c33e2b63270cb69ee7dc3d4ebdcf7d241c49b43854b7d4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d137e4faa445c7de7c33e2b63270cb69ee7dc3d4ebdcf7d241c49b43854b7d4f",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
