/**
 * @generated SignedSource<<3264fa939cff80721269d69743f2c60f>>
 * @relayHash 7e1372adb237f4e099abb1d94d6b2179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e6e49a15b3d155b52a0845d5c3241e6c72cd379ea6758571d5518e50f75ecf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2e6e49a15b3d155b52a0845d5c3241e6c72cd379ea6758571d5518e50f75ecf",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
