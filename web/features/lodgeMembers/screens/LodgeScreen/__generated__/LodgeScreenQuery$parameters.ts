/**
 * @generated SignedSource<<df5648c3b71a01dd3d9e58477a8fddbb>>
 * @relayHash e0423569f3fbd1fbb1de1700e7256f32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f84bbff2ad2f2756559f668a08977627a606501aacd60e9346a3eb5cecb266

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8f84bbff2ad2f2756559f668a08977627a606501aacd60e9346a3eb5cecb266",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
