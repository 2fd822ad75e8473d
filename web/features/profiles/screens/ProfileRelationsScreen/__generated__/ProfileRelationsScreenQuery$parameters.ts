/**
 * @generated SignedSource<<178b79577b84ede7f0f1a04793a5947d>>
 * @relayHash 12273aaa70fb4c48bb73af0ec59fd005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7aaed20623b99477a874b827fa939e97b881bbad64455a010bd3c806b09aaf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7aaed20623b99477a874b827fa939e97b881bbad64455a010bd3c806b09aaf6",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
