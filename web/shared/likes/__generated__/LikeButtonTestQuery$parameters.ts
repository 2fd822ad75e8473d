/**
 * @generated SignedSource<<01e665527489643790d66600696f0643>>
 * @relayHash e8580482c794b50503e49e30ad76c004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccd281ade865a5f4183b17d1f88cdaebc2d8649ae9d37961745a397e9d5061d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LikeButtonTestQuery } from './LikeButtonTestQuery.graphql';

const node: PreloadableConcreteRequest<LikeButtonTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccd281ade865a5f4183b17d1f88cdaebc2d8649ae9d37961745a397e9d5061d5",
    "metadata": {},
    "name": "LikeButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
