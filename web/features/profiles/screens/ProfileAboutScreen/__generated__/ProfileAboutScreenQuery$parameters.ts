/**
 * @generated SignedSource<<ae0559d2b938a999712f4abc29c6e1bb>>
 * @relayHash 80f3e0f416da5e9aad64cd95893bcd83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81df35a65d9c5fb55ba696be0ce1246b9b00c3836ff5af7091160169bb4476bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81df35a65d9c5fb55ba696be0ce1246b9b00c3836ff5af7091160169bb4476bb",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
