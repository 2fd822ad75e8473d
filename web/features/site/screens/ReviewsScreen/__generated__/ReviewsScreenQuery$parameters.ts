/**
 * @generated SignedSource<<69fbf61ce7e01a17f3ac071cd61ccd79>>
 * @relayHash ab18269fd80b769eb1b6e74a190f687e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63abad8c2263e6b295c9903fcdefe3a0d4fa53b352eb241585e83628443d4f52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63abad8c2263e6b295c9903fcdefe3a0d4fa53b352eb241585e83628443d4f52",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
