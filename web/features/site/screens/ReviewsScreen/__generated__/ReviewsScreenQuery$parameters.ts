/**
 * @generated SignedSource<<33ff24478adb26bbb4e89aedf1c60cbf>>
 * @relayHash 1628dfd0fbab3da3587ccb12cfe1632f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1eba7ff7a9cf026419b012f5821003746feb1ed72983e5110eafcd90c653949

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1eba7ff7a9cf026419b012f5821003746feb1ed72983e5110eafcd90c653949",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
