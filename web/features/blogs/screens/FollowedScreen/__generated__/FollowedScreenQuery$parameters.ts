/**
 * @generated SignedSource<<71da1ab8f68e1688328b77a8716a6ead>>
 * @relayHash fa29063713ac16fab8132bb4c1ad8ae8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 221524d1f1d9cc4cb634273bc04460d38210816ef6b3cbdc855d99b28f983748

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "221524d1f1d9cc4cb634273bc04460d38210816ef6b3cbdc855d99b28f983748",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
