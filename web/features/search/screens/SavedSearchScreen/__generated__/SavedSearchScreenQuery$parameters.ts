/**
 * @generated SignedSource<<a60b41a6421c968862248962e6622ad2>>
 * @relayHash 79846eda175ff7ec734afc54fe8109e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75f6b6782ac338d7b61d0ccc47776cd97f3c121c3837293124c2b4a83146f51f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75f6b6782ac338d7b61d0ccc47776cd97f3c121c3837293124c2b4a83146f51f",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
