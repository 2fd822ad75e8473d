/**
 * @generated SignedSource<<d1b85a69bb133a3ff1818fe4c62f65e2>>
 * @relayHash 7d5ee2ab5e8523e31e11c109c70c7cd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a8eb8609ea69bae719e77b3282f50bd5def8ea53e1cf80e32fa49e531dd7e19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a8eb8609ea69bae719e77b3282f50bd5def8ea53e1cf80e32fa49e531dd7e19",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
