/**
 * @generated SignedSource<<ead545c75dbf764ed94b415daa27187e>>
 * @relayHash 173f32204ef609405d9dab6b3a6d9a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3af84f385ad0422ad25506edc34f18961e3bc44629ebdfc531982bf2f0a16dff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePlacesQuery } from './usePlacesQuery.graphql';

const node: PreloadableConcreteRequest<usePlacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3af84f385ad0422ad25506edc34f18961e3bc44629ebdfc531982bf2f0a16dff",
    "metadata": {},
    "name": "usePlacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
