/**
 * @generated SignedSource<<10c0013068d2e64226e4c50208945fb7>>
 * @relayHash e53579f1276e06f4611de321397c3b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d345384eb0db1f1c1497dd82e9adb2f25b3f4a10609a38874f20963b1f7502c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d345384eb0db1f1c1497dd82e9adb2f25b3f4a10609a38874f20963b1f7502c",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
