/**
 * @generated SignedSource<<5526a67b0ab4b291b10f5ce74d3d6b40>>
 * @relayHash bacfec454236cdca8aefa2e1f576241f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1db7f1daafa4e6294f8a5e6fe6dc41db5c6dd4efe60442287a61727d7779ea2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1db7f1daafa4e6294f8a5e6fe6dc41db5c6dd4efe60442287a61727d7779ea2a",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
