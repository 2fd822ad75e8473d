/**
 * @generated SignedSource<<be511a4149b82691cc767ff64377f5d4>>
 * @relayHash adad51ed47a1c088cd764c7f7eb1c475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcb3fa45ffbfd731309aa5756bf41770b275066ff25ec07aec4758cfe003cca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcb3fa45ffbfd731309aa5756bf41770b275066ff25ec07aec4758cfe003cca7",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
