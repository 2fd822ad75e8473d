/**
 * @generated SignedSource<<99233492d876c603c06547c4346ef392>>
 * @relayHash 4ccb72fc00fc1f279fb714a3f7403e05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 472bf00c6ba3b5a19ac88a7f0d0c7e108a253895fe89e6f4a1d847d0de639bc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "472bf00c6ba3b5a19ac88a7f0d0c7e108a253895fe89e6f4a1d847d0de639bc2",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
