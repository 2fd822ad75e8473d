/**
 * @generated SignedSource<<2121ca5d96b30447a74d6f972f2da2ad>>
 * @relayHash 691240db7e778c67c3a9cf5f45460ec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28f2d70b7395cd47eb9f8a128b1646d24ee17d3b8755166a96ec81926c806a20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28f2d70b7395cd47eb9f8a128b1646d24ee17d3b8755166a96ec81926c806a20",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
