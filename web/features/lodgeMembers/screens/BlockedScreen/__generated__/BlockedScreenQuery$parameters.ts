/**
 * @generated SignedSource<<4b31d86d988f890dbadb0f7f653cb934>>
 * @relayHash 88319da16221d60791d75f67f18bd3cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b84a900faf508f7d98f0c072f4545a700a5d2b5f15badc2aa6315cf75af18bc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b84a900faf508f7d98f0c072f4545a700a5d2b5f15badc2aa6315cf75af18bc8",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
