/**
 * @generated SignedSource<<5b3178a3b303646bc3e52d59524d2284>>
 * @relayHash c9fcf92c816f4737d22feaba5de31f61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02a1af8006e76564a2daedead5312cd33c69f29166e8a7cea7c6126324e8b254

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02a1af8006e76564a2daedead5312cd33c69f29166e8a7cea7c6126324e8b254",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
