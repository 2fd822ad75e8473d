/**
 * @generated SignedSource<<d2c59e3e596a974f78ecaf0a704a6fe0>>
 * @relayHash e921cb0b6645994a5ecf03935afc0005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57fbadf2da0b881a88f769aab1e52e001e6c3f52f1e0963b9db9737aae8ef3e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57fbadf2da0b881a88f769aab1e52e001e6c3f52f1e0963b9db9737aae8ef3e0",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
