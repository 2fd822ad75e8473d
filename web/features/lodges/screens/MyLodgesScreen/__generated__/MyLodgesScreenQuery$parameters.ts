/**
 * @generated SignedSource<<2842e55ab7966eeee713fd5a60e6662d>>
 * @relayHash a60a7db7ceffa593d442e270eb5a7352
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d346fc3bccc09766ffd2b58880398d6cc8971c4b06128bc7da73e2b6aec58949

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d346fc3bccc09766ffd2b58880398d6cc8971c4b06128bc7da73e2b6aec58949",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
