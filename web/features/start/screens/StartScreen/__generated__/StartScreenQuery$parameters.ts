/**
 * @generated SignedSource<<930109e0dd454946cc47fc630019ba78>>
 * @relayHash 6073813abcc692639f516d918698f817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b658e1ec0133dd495a34bf378d7082171d644e970dd5d73b2fb7a6245307f42f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b658e1ec0133dd495a34bf378d7082171d644e970dd5d73b2fb7a6245307f42f",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
