/**
 * @generated SignedSource<<77c8cdf6635a5873e865e45310cb7fbe>>
 * @relayHash ffc790d4280ae981bc51955c1b50d647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee1c4d8cca515ebf06622d1399be24b64ddc0db8143ee04f6c884cb34a35e38d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee1c4d8cca515ebf06622d1399be24b64ddc0db8143ee04f6c884cb34a35e38d",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
