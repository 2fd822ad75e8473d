/**
 * @generated SignedSource<<b42030892461a8867177099fd50bcb06>>
 * @relayHash c5fea9e566e8ca750bf7f02cdfa65649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7405d26dbf4a5723100eea73e4d222aca0b23d9198fdc075671ce55468bd6c85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7405d26dbf4a5723100eea73e4d222aca0b23d9198fdc075671ce55468bd6c85",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
