/**
 * @generated SignedSource<<5cae03e75ceca310feb495ee06ea06c5>>
 * @relayHash 5f6e8acba45f801fc478b7a209271593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c317d93f4079c4b5b36b7f0a7ca80e8e97d002ee1a697ade4f1661c6871410

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07c317d93f4079c4b5b36b7f0a7ca80e8e97d002ee1a697ade4f1661c6871410",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
