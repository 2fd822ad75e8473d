/**
 * @generated SignedSource<<5e8351c15b516cf45f42441172922d01>>
 * @relayHash b77f696f2c2f9dfe568a81818d0ca23e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0232b45cf4ef9816aada2f0a343524b3b0dc417af7c02fb453bafd5bbe6e247d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0232b45cf4ef9816aada2f0a343524b3b0dc417af7c02fb453bafd5bbe6e247d",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
